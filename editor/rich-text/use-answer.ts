import { useEffect, useState } from 'react';

/** What a question answers, asked anew when its key changes; what is known until then. */
export function useAnswer<Answer>(
  key: string,
  ask: (key: string) => Promise<Answer>,
  known?: Answer,
): Answer | undefined {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly value: Answer }>();
  useEffect(() => {
    let isAwaited = true;
    void ask(key).then((value) => isAwaited && setAnswer({ key, value }));
    return () => {
      isAwaited = false;
    };
  }, [key, ask]);
  return answer?.key === key ? answer.value : known;
}
