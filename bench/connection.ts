import { once } from 'node:events';
import net from 'node:net';

export type Answer = { status: number; body: string };

/** A connection that stays open, for one request after the other. */
export type Connection = {
  post: (path: string, headers: Record<string, string>, body: string) => Promise<Answer>;
  close: () => void;
};

const HEAD_END = '\r\n\r\n';
const STATUS = /^HTTP\/1\.1 (\d{3})/;
const LENGTH = /\r\ncontent-length: (\d+)/i;

/**
 * As little of HTTP as it takes to send and to read an answer of a known length: a client of Node's own
 * costs as much as the server that is to be measured beside it.
 */
export async function connectionTo(url: string): Promise<Connection> {
  const { hostname, port, host } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  // One character for each byte, so that lengths are what the head says.
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  let waiting: PromiseWithResolvers<Answer> | null = null;
  let received = '';
  socket.on('data', (chunk: string) => {
    received += chunk;
    const answer = answerIn(received);
    if (answer === null) return;
    received = '';
    waiting?.resolve(answer);
  });
  const fail = (error?: Error): void => waiting?.reject(error ?? new Error('It was cut.'));
  socket.on('error', fail);
  socket.on('close', () => fail());

  return {
    post: (path, headers, body) => {
      waiting = Promise.withResolvers<Answer>();
      const lines = Object.entries({
        host,
        ...headers,
        'content-length': `${Buffer.byteLength(body)}`,
      }).map(([name, value]) => `${name}: ${value}`);
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}${HEAD_END}${body}`);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
}

/** The answer when all of it is there. */
function answerIn(received: string): Answer | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const head = received.slice(0, headEnd);
  const length = LENGTH.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer of unknown length: ${head}`);
  const body = received.slice(headEnd + HEAD_END.length);
  if (body.length < Number(length)) return null;
  return { status: Number(STATUS.exec(head)?.[1]), body: Buffer.from(body, 'latin1').toString() };
}
