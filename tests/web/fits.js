// What does not fit on the page of a table, in words; nothing if all is well.
// `touch`: is the screen touched, so that a target needs room for a finger?
({ touch }) => {
  const TARGET = 44;
  const SLACK = 1.5; // pixels that rounding may cost
  const faults = [];
  const isHeard = (element) => {
    // only for those who listen: clipped to nothing
    for (let outer = element; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).clipPath.startsWith('inset(50%')) return true;
    }
    return false;
  };
  const shown = (element) => isShown(element) && !isHeard(element);
  const called = (element) =>
    element.dataset?.action ??
    element.getAttribute?.('aria-label') ??
    (element.textContent.trim().slice(0, 30) || `${element.tagName}.${element.className}`);
  const isWithin = (inner, outer) =>
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const frame = document.querySelector('.frame');
  const panel = document.querySelector('#drawer-panel');
  const isBeside = (element) => panel?.contains(element) ?? false;

  // the page itself, and every place of the frame
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) faults.push('page scrolls');
  const places = [...frame.querySelectorAll('.head, .seats, .board, .asked, .beside')].filter(
    (place) => place.parentElement === frame && shown(place),
  );
  for (const place of places) {
    const box = place.getBoundingClientRect();
    if (!isWithin(box, screen)) faults.push(`place off the screen: ${place.className}`);
    for (const other of places) {
      if (other === place || place.compareDocumentPosition(other) & 2) continue;
      const there = other.getBoundingClientRect();
      const isOver =
        box.left < there.right - SLACK &&
        there.left < box.right - SLACK &&
        box.top < there.bottom - SLACK &&
        there.top < box.bottom - SLACK;
      if (isOver) faults.push(`places overlap: ${place.className} and ${other.className}`);
    }
  }

  // what clips, or would have to be scrolled: nothing inside may lie outside of it
  const clips = new Map();
  const clipping = (element) => {
    if (!clips.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      clips.set(element, overflowX !== 'visible' || overflowY !== 'visible');
    }
    return clips.get(element);
  };
  const cutBy = (element, box) => {
    for (let outer = element; outer && outer !== root; outer = outer.parentElement) {
      if (outer.matches('.unseen, dialog')) return null;
      if (outer instanceof SVGElement || !clipping(outer)) continue;
      if (!isWithin(box, outer.getBoundingClientRect())) return outer;
    }
    return isWithin(box, screen) ? null : root;
  };

  // every offered piece: wholly in sight, uncovered, large enough
  const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25], [0.5, 0.2], [0.5, 0.8]];
  for (const piece of document.querySelectorAll('[data-action]')) {
    const box = piece.getBoundingClientRect();
    const name = called(piece);
    if (!shown(piece)) {
      faults.push(`piece not shown: ${name}`);
      continue;
    }
    const cut = cutBy(piece, box);
    if (cut) faults.push(`piece cut: ${name} by ${cut.className || cut.tagName}`);
    // the middle of what is no box may lie beside it
    const points = piece instanceof SVGElement ? POINTS : POINTS.slice(0, 1);
    const hits = points.some(([x, y]) =>
      piece.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)),
    );
    if (!hits) {
      const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      faults.push(`piece covered: ${name} by ${over && (over.className.baseVal ?? over.className)}`);
    }
  }
  const targets = '[data-action], button, a, select, [role=tab]';
  for (const target of touch ? document.querySelectorAll(targets) : []) {
    if (!shown(target) || isBeside(target) || target.matches('.skip')) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width < TARGET - 0.5 || height < TARGET - 0.5) {
      faults.push(`target ${width.toFixed(0)}x${height.toFixed(0)}: ${called(target)}`);
    }
  }

  // the question: inside of its line, which has neither border nor edge
  for (const line of document.querySelectorAll('.prompt .line')) {
    const said = line.querySelector('.said');
    const { height } = said.getBoundingClientRect();
    const air = 0.5 * parseFloat(getComputedStyle(said).fontSize);
    if (shown(line) && height - air > line.clientHeight) {
      faults.push(`question ${height} high in ${line.clientHeight}: ${said.innerText.trim()}`);
    }
  }

  // every text: not cut, and inside of everything that has a border round it
  const framed = (element) => {
    const style = getComputedStyle(element);
    return ['Top', 'Right', 'Bottom', 'Left'].every(
      (side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0,
    );
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || !element || !shown(element) || isBeside(element)) continue;
    if (element.closest('svg, script, style, dialog, .skip, [popover], .told')) continue;
    range.selectNodeContents(text);
    // letters are lower than the box that the face has for them
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const air = 0.25 * parseFloat(getComputedStyle(element).fontSize);
    const box = { left, right, top: top + air, bottom: bottom - air };
    if (width === 0) continue;
    const words = text.data.trim().slice(0, 40);
    const cut = cutBy(element, box);
    if (cut) faults.push(`text cut: ${words} by ${cut.className || cut.tagName}`);
    const clamped = getComputedStyle(element);
    if (
      clamped.textOverflow === 'ellipsis' &&
      element.scrollWidth > element.clientWidth + SLACK
    ) {
      faults.push(`text shortened: ${words}`);
    }
    // what is laid over something may overhang it, and so may what is inside
    let isLaidOver = false;
    for (let outer = element; outer && outer !== frame && !isLaidOver; outer = outer.parentElement) {
      if (framed(outer) && !isWithin(box, outer.getBoundingClientRect())) {
        faults.push(`text over its edge: ${words} in ${outer.className}`);
        break;
      }
      isLaidOver = getComputedStyle(outer).position === 'absolute';
    }
  }
  return [...new Set(faults)];
};
