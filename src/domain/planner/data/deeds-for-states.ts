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
];
