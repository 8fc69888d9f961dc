export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The mail server takes this mail from nobody, at no time: nobody is at the address. */
export class RefusedForGood extends Error {
  constructor(cause: unknown) {
    super('The mail server takes no such mail.', { cause });
    this.name = 'RefusedForGood';
  }
}

export type Mailer = {
  /** Brings a mail on its way, or throws; `RefusedForGood` when there is no use in trying again. */
  readonly send: (mail: Mail) => Promise<void>;
  /** Takes away what was kept of old mails, for those that keep any. */
  readonly tidy?: () => Promise<void>;
  /** Takes away what was kept of the mails to an address. */
  readonly forget?: (to: string) => Promise<void>;
};

type Letter = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly words: string; readonly url: string };
  readonly closing: readonly string[];
};

/** The same words twice: plain, and as a page that needs no images and no style sheet. */
export function mailOf(to: string, letter: Letter): Mail {
  const { subject, paragraphs, link, closing } = letter;
  const plain = [...paragraphs, ...(link === undefined ? [] : [link.url]), ...closing];
  const paragraph = (text: string) => `<p style="margin:0 0 1em">${escaped(text)}</p>`;
  const parts = [
    ...paragraphs.map(paragraph),
    ...(link === undefined ? [] : [linkPart(link)]),
    ...closing.map(paragraph),
  ];
  return {
    to,
    subject,
    text: `${plain.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:18px/1.5 sans-serif;color:#22201c;background:#ffffff">
<div style="max-width:34em;margin:0 auto">
${parts.join('\n')}
</div>
</body>
</html>
`,
  };
}

/** The address is shown as well: some people look before they follow, some programs show no links. */
function linkPart({ words, url }: { readonly words: string; readonly url: string }): string {
  const address = escaped(url);
  return `<p style="margin:0 0 1em"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b64a22;color:#fffaf5;text-decoration:none">${escaped(words)}</a></p>
<p style="margin:0 0 1em;font-size:14px;word-break:break-all">${address}</p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
