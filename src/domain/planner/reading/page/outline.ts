import { type LanguageCode } from '../../data/languages.ts';
import { withBlockOpeners, withPartOpeners } from './block-openers.ts';
import { withDatesBehind, withHoursBehind } from './dates-in-front.ts';
import { foreignPageTime } from '../foreign/foreign-page-name.ts';
import { opensErrand } from './errand-headings.ts';
import { namesFinished, namesLeftOpen } from '../told/finished-headings.ts';
import { headingName, namesNoTopic, withoutLead } from './heading-name.ts';
import { saidOf, topicOf } from './line-topics.ts';
import { type PageLine, pageLines } from './page-lines.ts';
import { namesPage, topicOfList } from './page-name.ts';
import { pageTimeIn } from './page-time.ts';
import { withTopicOpeners } from './topic-openers.ts';

/** A line of the dump with what its place on the page says about it. */
export type OutlineLine = {
  readonly text: string;
  readonly bulleted: boolean;
  /** The heading it stands under, outermost first. */
  readonly headings: readonly string[];
};

type Heading = { readonly text: string; readonly depth: number; lines: number; bullets: number };

function headingOver(name: string, { level, indent }: PageLine): Heading {
  return { text: headingName(name), depth: level > 0 ? level : 10 + indent, lines: 0, bullets: 0 };
}

/** A list that was written without gaps ends at a gap, and at the first line without a bullet. */
function isOver(heading: Heading, line: PageLine): boolean {
  if (heading.depth < 10) return false;
  const indent = heading.depth - 10;
  if (line.indent > indent) return false;
  if (line.indent < indent) return true;
  if (heading.bullets > 0 && !line.bulleted) return true;
  if (line.blankBefore) return !line.bulleted || heading.lines > 1;
  return false;
}

/** What stands before the topic in its own line is said for itself. */
function saidBefore(line: PageLine, topic: string): OutlineLine[] {
  const before = saidOf(line.text).slice(0, -1);
  if (before.length === 0 || line.text === topic) return [];
  return [{ text: before.join(' '), bulleted: line.bulleted, headings: [] }];
}

const LEAST_BELOW = 3;

/** What the first line says of when the whole page is to be done, if it is the page's name and no more. */
function pageTime(line: PageLine, below: number, code: LanguageCode): string | null {
  if (line.bulleted || line.level > 0 || namesFinished(line.text)) return null;
  if (code === 'en' && below >= LEAST_BELOW) {
    const time = pageTimeIn(line.text);
    if (time !== null) return time;
  }
  return namesPage(line.text, below) ? '' : foreignPageTime(line.text, below, code);
}

/** "Sent" stands over what is finished, and "not sent" ends it. */
function partsFinished(
  { text, bulleted, blankBefore }: PageLine,
  { next, open }: { next: PageLine | undefined; open: readonly Heading[] },
): boolean {
  if (bulleted || next === undefined) return false;
  if (namesLeftOpen(text) && open.some(isFinishedHeading)) return true;
  const stands = /:\s*$/u.test(text) || next.bulleted || (blankBefore && !/[.!]\s*$/u.test(text));
  return stands && namesFinished(text);
}

/** "By Friday:" further down is when what stands below it is to be done; "by friday" may end the line above. */
function timeOver(line: PageLine, next: PageLine | undefined): string | null {
  const opens = line.blankBefore || next?.bulleted === true || /:\s*$/u.test(line.text);
  if (next === undefined || line.bulleted || !opens) return null;
  return pageTimeIn(line.text) || null;
}

function isFinishedHeading({ text }: Heading): boolean {
  return namesFinished(text);
}

function topicLines(lines: readonly string[], code: LanguageCode): PageLine[] {
  const page = pageLines(lines);
  return code === 'en' ? withTopicOpeners(page) : page;
}

function topicName({ topic }: PageLine): string {
  return topic === null ? '' : headingName(topic);
}

/** Reads headings, bullets, boxes and indents; finished and struck lines are left out. */
export function outlineOf(lines: readonly string[], code: LanguageCode): OutlineLine[] {
  const parted = withBlockOpeners(withPartOpeners(topicLines(lines, code), code), code);
  const dated = withDatesBehind(parted);
  const page = code === 'en' ? withHoursBehind(dated) : dated;
  const outline: OutlineLine[] = [];
  let open: Heading[] = [];
  const time = page[0] ? pageTime(page[0], page.length - 1, code) : null;
  for (const [index, line] of page.entries()) {
    const about = code === 'en' ? topicOfList(line.text) : null;
    if (index === 0 && time !== null) {
      if (about !== null) open.push(headingOver(about, line));
      continue;
    }
    const isNamed =
      line.level > 0 ||
      opensErrand(page, index) ||
      partsFinished(line, { next: page[index + 1], open });
    const when = code === 'en' ? timeOver(line, page[index + 1]) : null;
    const isOverList = about !== null && page[index + 1]?.bulleted === true && !line.bulleted;
    const named = isNamed || isOverList ? line.text : topicOf(line, page[index + 1]);
    const topic = line.topic === null ? (when ?? named) : null;
    if (topic !== null) {
      const heading = headingOver(about ?? withoutLead(topic, code), line);
      open = open.filter(({ depth }) => depth < heading.depth);
      open.push(heading);
      outline.push(...saidBefore(line, topic));
      continue;
    }
    open = open.filter((heading) => !isOver(heading, line));
    for (const heading of open) {
      heading.lines++;
      if (line.bulleted) heading.bullets++;
    }
    outline.push({
      text: line.text,
      bulleted: line.bulleted,
      headings: [...open.map((heading) => heading.text), topicName(line), time ?? ''].filter(
        (text) => text !== '' && !namesNoTopic(text),
      ),
    });
  }
  return outline;
}
