/** What a thing that is not as it should be asks for: its last word, what is told of it, and the deed. */
export const DEED_FOR_LACK: readonly (readonly [name: RegExp, state: RegExp, deed: string])[] = [
  [
    /^(?:plants?|houseplants?|orchids?|ferns?|basil|seedlings?|tomatoes|pots?|baskets?|tree|roses?|herbs?|flowers|cactus)$/u,
    /^(?:all |nearly |probably )?(?:dying|wilting|drooping|dry|thirsty|half dead|gone (?:brown|yellow))/iu,
    'Water',
  ],
  [
    /^(?:bulbs?|lightbulbs?|batter(?:y|ies)|fuse|fuses|tyre|tyres|wipers?|filters?|strings?)$/u,
    /^(?:gone|blown|dead|has gone|has blown|worn|bald|perished|broke|went|flat)/iu,
    'Replace',
  ],
  [
    /^(?:glasses|keys?|wallet|purse|passport|phone|remote|charger|card|book|bag|ring|earring|gloves?|hat|scarf|coat|jumper|trainer|trainers|shoe|boots|kit|blazer|cardigan|folder|letter|form|certificate|inhaler|necklace|watch|bottle|lunchbox|cable|lead|receipt|ticket|tickets|badge|lanyard)$/u,
    /^(?:gone|missing|lost|nowhere|gone missing|disappeared|vanished)$/iu,
    'Look for',
  ],
  [
    /^(?:chair|table|bed|drawer|door|gate|latch|lock|handle|zip|strap|screen|charger|kettle|toaster|boiler|washer|dryer|machine|fridge|freezer|oven|hob|cooker|laptop|printer|phone|tablet|bike|buggy|pram|hoover|lamp|shelf|blind|blinds|tap|toilet|shower|heater|radiator|fence|shed|roof|gutter|hinge|window|mower|drill|headphones|headset|speaker|glasses|guard|stool|sofa|desk|cupboard|wardrobe|tent|umbrella|amp|mixer|camera|mic|microphone|remote|controller|fan|extractor|lid|seat|wheel|pump)$/u,
    /^(?:broke|snapped|fell (?:off|apart)|came (?:off|loose|away)|gone (?:on|at|in) the|cracked|went bang|packed (?:in|up)|died|stopped working|keeps (?:turning|cutting|switching)|makes? (?:a|an|that|this) (?:\p{L}+ )?(?:noise|sound)|making (?:a|an|that|this) (?:\p{L}+ )?(?:noise|sound))/iu,
    'Fix',
  ],
  [/^(?:petrol|fuel|diesel)$/u, /^(?:on|low|flashing|red)/iu, 'Get'],
  [
    /^(?:forms?|questionnaire|paperwork|survey|application|timesheet|rota)$/u,
    /^(?:still )?(?:on|in|at|under) (?:my|the|his|her|our) |^(?:still )?(?:blank|empty|not filled in)/iu,
    'Fill in',
  ],
  [
    /^(?:washing|laundry)$/u,
    /^(?:been|has been|still|sitting|sat)? ?(?:been )?(?:wet|damp|in the machine|sitting in the machine)/iu,
    'Hang up',
  ],
  [
    /^(?:desk|table|worktop|counter|chair|sofa|bed|floor|stairs|windowsill)$/u,
    /^(?:covered|buried|piled|heaped|a mess|full)/iu,
    'Clear',
  ],
  [
    /^(?:bill|rent|fee|fees|invoice|premium|payment|instalment)$/u,
    /^(?:due|late|overdue)/iu,
    'Pay',
  ],
  [
    /^(?:coat|jacket|shoes?|boots|trainers|wellies|trousers|jeans|uniform|jumper|dress|skirt|shirt|shirts|blazer|gloves|hat|helmet|bike|pyjamas|swimsuit|leggings|tights|slippers|vests?|bras?)$/u,
    /^(?:much |far |getting |all |a bit )?too (?:small|tight|short|big)\b/iu,
    'Replace',
  ],
  [
    /^(?:carpet|rug|mat|sofa|mattress|car|van|bathroom|fridge|freezer|oven|bin|bins|drain|cage|hutch|trainers|rucksack|tent|cushions?|curtains|lunchbox)$/u,
    /^(?:still )?(?:smells|smelly|stinks|reeks)\b/iu,
    'Clean',
  ],
  [
    /^(?:headset|headphones|phone|laptop|computer|tablet|battery|kettle|toaster|hoover|monitor|keyboard|mouse|charger|router|trainers|tyres?)$/u,
    /^(?:slowly |nearly )?dying\b|^on (?:its|their) last legs|^on (?:its|the) way out/iu,
    'Replace',
  ],
  [
    /^(?:lists?|website|site|page|pages|spreadsheet|sign|label|labels|prices?|menu|calendar|map|poster|flyer|caption|description|profile|rota|timetable|address|spelling)$/u,
    /^(?:all |still |completely |has |have )?(?:the )?wrong\b/iu,
    'Correct',
  ],
  [
    /^(?:lists?|website|site|page|cv|profile|portfolio|photos?|bio|headshot|brochure|menu)$/u,
    /^\S+ years? old\b|\bneeds? new /iu,
    'Update',
  ],
  [/^(?:pressure|screenwash|oil|coolant|antifreeze)$/u, /^(?:very |too )?low\b/iu, 'Top up'],
  [
    /^(?:boots|trainers|shoes|coat|tent|towels?|swimsuit|kit|wellies|uniform|sleeping bag)$/u,
    /^still (?:wet|damp|soaking)\b/iu,
    'Dry',
  ],
  [
    /^(?:suitcases?|holdall|rucksack)$/u,
    /^(?:still )?(?:standing|lying|sitting|in|on|by|packed|full)\b/iu,
    'Unpack',
  ],
  [
    /^(?:page|chapter|section|text|description|profile|bio|speech)$/u,
    /^(?:still )?(?:lorem ipsum|blank|empty|a placeholder)\b/iu,
    'Write',
  ],
  [
    /^(?:glasses|keys?|wallet|purse|passport|phone|remote|charger|card)$/u,
    /^(?:aren['’]?t|isn['’]?t|not) where\b/iu,
    'Look for',
  ],
];
