const SICK = '(?:ill|sick|poorly|feverish|unwell)';
const OPENS = String.raw`(?:^|[.;:!?,\n] ?)`;
const HAVE = String.raw`(?:\bi have|\bi['’]?ve(?: got)?|\bi got|\bi['’]?m running|\bwe['’]?ve all got|(?:in bed|down|home|at home|off) with|${OPENS}(?:got|have|running))`;
/** "I feel sick when my phone rings" is dread, "wants to say I am sick" an excuse, and who else is ill is looked after, or away. */
const UNWELL = new RegExp(
  [
    String.raw`(?<!\b(?:say|saying|said|if|pretend|tell them|told them|that) )\b(?:i['’]?m|i am|i['’]?ve been|i feel|i['’]?m feeling|feeling|${OPENS}feel) (?:so |really |very |properly |a bit |quite )?${SICK}\b(?! (?:about|of|at|to|with|when|whenever|thinking|just|every|each|if|from|that|how|because of|seeing|looking|reading|opening|knowing|over)\b)`,
    String.raw`(?:${OPENS}|\b(?:i['’]?m|i am|me) (?:still |so |really )?)(?:${SICK}|home sick) (?:today|again|in bed)\b`,
    String.raw`(?:\b(?:i['’]?m|i am|i['’]?ve been|phoned in|called in|me)|^) (?:off )?sick (?:today|this week|since|from work)\b|\b(?:i['’]?m|i am|i['’]?ve been|been|me) off sick\b|^off sick\b|\b(?:phoned|called|rang) in sick\b`,
    String.raw`\b(?:taking|took|having|on) a sick day\b|${OPENS}sick day\b(?! (?:form|policy|note))`,
    String.raw`${HAVE} (?:a |the |this )?(?:bad |high |slight |nasty |proper )?(?:fever|temperature|flu|covid|stomach bug)\b(?! (?:jab|vaccine|shot|test|appointment))`,
    String.raw`${OPENS}(?:fever|feverish|flu)(?=[.,;!?\n]|$| and| since| again)`,
  ].join('|'),
  'imu',
);

/** Whether somebody says that they are ill themselves, so that the day is to be gentle. */
export function saysUnwell(text: string): boolean {
  return UNWELL.test(text);
}
