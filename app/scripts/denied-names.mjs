/** Words that no identifier or file name may contain, each with the word to use instead. */
export const denied = new Map([
  ['anew', 'again'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['desk', 'order admin'],
  ['fault', 'error'],
  ['faults', 'errors'],
  ['faulty', 'invalid'],
  ['happening', 'event'],
  ['happenings', 'events'],
  ['ledger', 'price breakdown'],
  ['painter', 'renderer'],
  ['somebody', 'the person it is'],
  ['told', 'reported'],
  ['voyage', 'progress'],
  ['whoever', 'the person it is'],
]);
