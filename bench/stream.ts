import http from 'node:http';
import { PATHS } from '#domain/contract.ts';

/** A device that listens: resolves once its stream is open. */
export function openStream(url: string, cookie: string): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(url + PATHS.events, { headers: { cookie }, agent: false });
    request.on('response', (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`A stream was answered ${response.statusCode}.`));
      response.resume();
      resolve(request);
    });
    request.on('error', reject);
  });
}
