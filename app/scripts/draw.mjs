/** Picks `count` of the items at random; the same seed picks the same items. */
export function draw(from, count, seed) {
  const left = [...from];
  let state = seed;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1)[0];
  });
}
