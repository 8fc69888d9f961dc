const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How a child process ends. A signal to stop is passed on to it, so that nothing works on alone. */
export function endOf(child) {
  const passOn = (signal) => child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  return new Promise((resolve) => {
    const done = (end) => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      resolve(end);
    };
    child.on('error', (error) => done({ code: null, signal: null, error }));
    child.on('close', (code, signal) => done({ code, signal, error: null }));
  });
}
