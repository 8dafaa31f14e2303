import type { Socket } from 'node:net';
import { securityHeaders } from './security-headers.ts';

/**
 * Responds to a request that the HTTP parser refused and that reaches no route. If the cookies are too large,
 * tells the browser to delete them, because it would send them with every request.
 */
export function refuseUnread({ code }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = {
    ...securityHeaders,
    ...(isTooLarge ? { 'clear-site-data': '"cookies"' } : {}),
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n`);
}
