/** Before every file of component tests: what happy-dom lacks. */
if (!('animate' in Element.prototype)) {
  Object.defineProperty(Element.prototype, 'animate', {
    value: () => ({ finished: Promise.resolve(), cancel: () => undefined }),
  });
}
if (!('showPopover' in HTMLElement.prototype)) {
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { value: () => undefined });
}
