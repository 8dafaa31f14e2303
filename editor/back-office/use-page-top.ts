import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Shows a page from its top when a link or a button led to it, also the next page of a list. */
export function usePageTop(): void {
  const { pathname, search } = useLocation();
  const isPushed = useNavigationType() === NavigationType.Push;
  const query = new URLSearchParams(search);
  const place = `${pathname} ${query.get('after')} ${query.get('before')}`;
  useLayoutEffect(() => {
    if (isPushed && place) window.scrollTo({ top: 0 });
  }, [isPushed, place]);
}
