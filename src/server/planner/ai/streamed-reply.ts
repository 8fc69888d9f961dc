/** A reply in pieces: some services stream although nobody asked them to. */

import { z } from 'zod';
import { parsedJson } from '#domain/parsed-json.ts';

const pieceSchema = z.object({
  usage: z.unknown().optional(),
  choices: z.array(
    z.object({
      finish_reason: z.string().nullish().catch(null),
      delta: z
        .object({ content: z.string().nullish(), refusal: z.string().nullish() })
        .catch({ content: null, refusal: null }),
    }),
  ),
});

/** The whole reply as JSON; or the first thing in the stream that is no piece of one, such as an error. */
export function joinedReply(stream: string): string {
  const reply = { content: '', refusal: '', finish: null as string | null, usage: {} as unknown };
  for (const [, data = ''] of stream.matchAll(/^data:[^\S\n]*(.*)$/gm)) {
    if (data.trim() === '[DONE]') break;
    if (data.trim() === '') continue;
    const { data: piece } = pieceSchema.safeParse(parsedJson(data));
    if (piece === undefined) return data;
    reply.usage = piece.usage ?? reply.usage;
    const [choice] = piece.choices;
    reply.content += choice?.delta.content ?? '';
    reply.refusal += choice?.delta.refusal ?? '';
    reply.finish = choice?.finish_reason ?? reply.finish;
  }
  const { content, refusal, finish, usage } = reply;
  return JSON.stringify({
    choices: [{ finish_reason: finish, message: { content, refusal } }],
    usage,
  });
}
