/** A number that was added or taken away. Its sign is on the left in every language, as in its digits. */
export function SignedCount({ count }: { readonly count: number }) {
  const sign = ['−', '', '+'][Math.sign(count) + 1];
  return <bdi dir="ltr">{`${sign}${Math.abs(count)}`}</bdi>;
}
