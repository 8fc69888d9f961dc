/** What a list is for, by the words over it, and the verb that everything on it takes. */
export const LIST_ERRANDS: readonly { readonly names: RegExp; readonly verb: string }[] = [
  {
    names:
      /^(?:(?:the |my |our )?(?:weekly |big |food |grocery |xmas |christmas |online )?(?:shopping|groceries|food shop|weekly shop|big shop|shopping list|grocery list|shops)|(?:to |need to |must )?buy|(?:from |at )?(?:the )?(?:tesco|sainsbury'?s|asda|aldi|lidl|morrisons|waitrose|co-?op|costco|walmart|kroger|trader joe'?s|safeway|publix|whole foods|woolies|woolworths|coles|iga|countdown|dunnes|supervalu|centra|spar|shoprite|checkers|pick n pay|supermarket|indian shop|asian shop|polish shop|butcher'?s?|baker'?s?|greengrocer'?s?|chemist'?s?|pharmacy|superdrug))\b/iu,
    verb: 'Buy',
  },
  {
    names:
      /^(?:(?:to |need to |must |things to )?get|parts?(?: needed| list| to get)?|supplies|materials|ingredients|van stock|kit needed|(?:from |at )?(?:the )?(?:screwfix|toolstation|b&q|wickes|bunnings|mitre 10|home depot|lowe'?s|ikea|argos|builders'? merchants?|merchants?|hardware (?:shop|store)|garden centre|feed store|co-op mart)|(?:need|needed|wanted|wants|wish ?list|low|running low|out of|run out))\b/iu,
    verb: 'Get',
  },
  {
    names:
      /^(?:(?:to |still to )?pack(?:ing)?(?: list)?|(?:hospital|gym|swim|beach|hand|carry-?on) ?(?:bag|luggage)|suitcase|rucksack|in (?:the|my) (?:bag|suitcase|case|rucksack|car)|kit ?list|take with (?:me|us))\b/iu,
    verb: 'Pack',
  },
  { names: /^(?:to |things to |please )?bring\b/iu, verb: 'Bring' },
  { names: /^(?:to |things to )take\b/iu, verb: 'Take' },
  {
    names:
      /^(?:to |people to )?(?:call|calls|phone|phone calls|phone round|ring|ring round|ring back|call back)\b/iu,
    verb: 'Call',
  },
  { names: /^(?:to |people to )?(?:e-?mails?|mails|e-?mail back)\b/iu, verb: 'Email' },
  { names: /^(?:to |people to )?(?:text|texts|message|messages|whatsapp)\b/iu, verb: 'Message' },
  { names: /^(?:reply|replies|reply to|to reply(?: to)?|answer)\b/iu, verb: 'Reply to' },
  {
    names: /^(?:to )?(?:pay|be paid)$|^(?:bills|bills to pay|to pay|payments|payments due)\b/iu,
    verb: 'Pay',
  },
  {
    names:
      /^(?:waiting|waiting (?:on|for)|to chase|chase|chasing|chase up|payments? pending|pending payments?|unpaid(?: invoices)?|outstanding(?: payments| invoices)?|owed(?: to me)?|owes? me)\b/iu,
    verb: 'Chase',
  },
  { names: /^(?:to )?(?:print|printing)\b/iu, verb: 'Print' },
  { names: /^(?:to )?(?:sign|signatures)\b/iu, verb: 'Sign' },
  { names: /^(?:to |take |things to )?(?:return|returns|send back)\b/iu, verb: 'Return' },
  { names: /^(?:to |things to )?(?:sell|ebay|vinted|marketplace)\b/iu, verb: 'Sell' },
  { names: /^(?:to )?(?:order|orders? to place)$|^(?:order online|amazon)\b/iu, verb: 'Order' },
  { names: /^(?:to |things to )?(?:fix|mend|repairs?|broken)\b/iu, verb: 'Fix' },
  { names: /^(?:to )?(?:clean|cleaning)\b/iu, verb: 'Clean' },
  { names: /^(?:to )?(?:wash|washing)$/iu, verb: 'Wash' },
  { names: /^(?:to )?(?:bake|baking)\b/iu, verb: 'Bake' },
  { names: /^(?:to )?(?:cook|cooking)\b/iu, verb: 'Cook' },
  { names: /^(?:to |things to )?(?:borrow)\b/iu, verb: 'Borrow' },
  { names: /^(?:to )?(?:collect|pick up|pick-ups?|pickups?|collections?)\b/iu, verb: 'Pick up' },
  { names: /^(?:to |still to )?(?:book|bookings|book in)$/iu, verb: 'Book' },
  { names: /^(?:to )?(?:read|reading list)$/iu, verb: 'Read' },
  { names: /^(?:to )?(?:watch|watchlist|watch list)$/iu, verb: 'Watch' },
  { names: /^(?:to |things to )?(?:cancel)\b/iu, verb: 'Cancel' },
  { names: /^(?:to |things to )?(?:renew|renewals)\b/iu, verb: 'Renew' },
  { names: /^(?:to )?(?:plant)$/iu, verb: 'Plant' },
  { names: /^(?:to )?(?:sow|sowing)$/iu, verb: 'Sow' },
];
