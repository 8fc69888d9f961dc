import { wordMap } from '../words/word-set.ts';

/** Common slips in the small words by which a thing to do is known; what is shown keeps the person's own. */
export const SPELLINGS = wordMap(`
theres:there's thats:that's whats:what's wheres:where's hes:he's shes:she's whos:who's realy:really rly:really relly:really havnt:haven't havent:haven't havn't:haven't hasnt:hasn't didnt:didn't dont:don't
doesnt:doesn't isnt:isn't arent:aren't wasnt:wasn't wont:won't cant:can't couldnt:couldn't shouldnt:shouldn't
shud:should shuld:should shoud:should cud:could coud:could wud:would woud:would hav:have hve:have ned:need nead:need
neeed:need neet:need gota:gotta gunna:gonna wana:wanna becuase:because becasue:because becuse:because becos:because
coz:because cuz:because tho:though thru:through tommorow:tomorrow tomorow:tomorrow tommorrow:tomorrow tomorro:tomorrow
tmrw:tomorrow tmr:tomorrow 2moro:tomorrow tonite:tonight 2nite:tonight 2day:today mondy:monday munday:monday
teusday:tuesday tusday:tuesday tuseday:tuesday wensday:wednesday wednsday:wednesday wendsday:wednesday
wenesday:wednesday thrusday:thursday thursady:thursday thurday:thursday thirsday:thursday firday:friday fryday:friday
saterday:saturday satuday:saturday saturaday:saturday sundy:sunday februry:february febuary:february
recieved:received recived:received rec'd:received rcvd:received del'd:delivered delivd:delivered
definately:definitely definatly:definitely defo:definitely probly:probably prolly:probably finnish:finish finsh:finish
forgeting:forgetting remeber:remember rember:remember remmeber:remember alredy:already allready:already bin:bin
appointmnt:appointment apointment:appointment b4:before abt:about tae:to w/:with w/o:without pls:please plz:please
`);
