/** A way to the server that delays, loses replies, swallows whole connections, and says things twice. */

import net from 'node:net';

export type BadNetwork = {
  /** Everything from now on may meet trouble, or nothing may. */
  setBad(isBad: boolean): void;
  /** What happened, so that a run that met no trouble is not taken for a proof. */
  readonly met: Record<Trouble, number>;
  end(): Promise<void>;
};

type Trouble = 'delayed' | 'reply lost' | 'swallowed' | 'said twice';

type Wire = {
  readonly target: number;
  readonly random: () => number;
  readonly met: Record<Trouble, number>;
  isBad: boolean;
};

const SWALLOWED_FOR_MS = 2_000;
const LONGEST_DELAY_MS = 150;

export async function badNetwork(ask: {
  port: number;
  target: number;
  random: () => number;
}): Promise<BadNetwork> {
  const met = { delayed: 0, 'reply lost': 0, swallowed: 0, 'said twice': 0 };
  const wire: Wire = { target: ask.target, random: ask.random, met, isBad: false };
  const open = new Set<net.Socket>();
  const proxy = net.createServer((browser) => {
    open.add(browser);
    browser.on('close', () => open.delete(browser));
    connect(wire, browser);
  });
  await new Promise<void>((resolve) => proxy.listen(ask.port, 'localhost', resolve));
  return {
    setBad: (isBad) => void (wire.isBad = isBad),
    met,
    async end() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function connect(wire: Wire, browser: net.Socket): void {
  const server = net.connect(wire.target, 'localhost');
  const both = [browser, server];
  for (const socket of both) {
    socket.on('error', () => undefined);
    socket.on('close', () => both.forEach((one) => one.destroy()));
  }
  browser.on('data', (sent) => {
    if (happens(wire, 'swallowed', 0.02)) {
      // Nothing ever comes back, as behind a train's tunnel.
      browser.pause();
      setTimeout(() => browser.destroy(), SWALLOWED_FOR_MS);
      return;
    }
    if (sent.toString('latin1', 0, 5) === 'POST ' && happens(wire, 'said twice', 0.2)) {
      sayAgain(wire, sent);
    }
    server.write(sent);
  });
  server.on('data', (reply) => {
    // By now the server has committed what it answers to.
    if (happens(wire, 'reply lost', 0.08)) browser.destroy();
    else if (happens(wire, 'delayed', 0.3)) later(wire, { server, browser, reply });
    else browser.write(reply);
  });
}

/** The order on one connection stays, as TCP promises. */
function later(
  wire: Wire,
  { server, browser, reply }: { server: net.Socket; browser: net.Socket; reply: Buffer },
): void {
  server.pause();
  setTimeout(() => {
    browser.write(reply);
    server.resume();
  }, wire.random() * LONGEST_DELAY_MS);
}

function sayAgain(wire: Wire, sent: Buffer): void {
  const again = net.connect(wire.target, 'localhost', () => again.write(sent));
  again.on('error', () => undefined);
  again.on('data', () => again.end());
  again.resume();
}

function happens(wire: Wire, trouble: Trouble, chance: number): boolean {
  if (!wire.isBad || wire.random() >= chance) return false;
  wire.met[trouble] += 1;
  return true;
}
