/** Draws `count` of the items, the same ones for the same seed. */
export function draw(from, count, seed) {
  const left = [...from];
  let state = seed;
  return Array.from({ length: Math.min(count, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1)[0];
  });
}
