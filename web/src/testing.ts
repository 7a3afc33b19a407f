/** Before every file of component tests: what happy-dom lacks. */
if (!('animate' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'animate', {
    value: () => ({ finished: Promise.resolve(), cancel: () => undefined }),
  });
}
