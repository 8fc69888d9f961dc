/** Parts of a life that people sort what is on their mind by: "Kids. …", "for work I need to …". */
export const AREAS =
  'work job home house flat apartment garden school uni university college family kid kids children health money finance finances taxes car shop band wedding admin studio business thesis phd dissertation errands allotment church holiday move';

/** Behind the name of an area: "house stuff". */
export const HEAPS = 'stuff things admin chores errands bits to-?dos?';

/** In front of those, what names no area: "my own stuff", "three things". */
export const NO_AREA =
  'the my our your his her their this that these those all any some no more most many few other same own such what which first next last only new old big small little good bad boring random misc various several urgent important a an of and or to for one two three four five six seven eight nine ten bits lots';

/** Leads on to a topic and says nothing: "then work: …". */
export const LEADS =
  'ok okay so and then also next now right plus oh first lastly finally anyway hey um uh';
