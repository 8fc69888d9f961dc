import { type TestDump } from './test-dump.ts';

export const SEEN_NINTH_RANTS: readonly TestDump[] = [
  {
    name: 'ward sister fed up',
    family: 'rant',
    text: "I am so DONE. Three agency staff didn't turn up and who stayed till half nine? Muggins. And then management have the cheek to email at 10pm asking where the off-duty is. Well it's not done is it Karen because I've been doing drug rounds. So I have to finish the off-duty for Christmas by Monday or they'll do it for me and everyone will hate me. I need to put in a Datix about the staffing tonight while I remember, they never read them but whatever, paper trail. And I'm ringing the union. I mean it this time. Ring Unison. My own kids have had beans three nights running. Their parents' evening slots close tomorrow and I haven't booked them. I just want to sit in a dark room.",
    items: ['off-duty', 'datix', 'unison', 'evening'],
    never: ['dark room', 'beans', 'agency staff'],
    first: 'datix',
  },
  {
    name: 'client from hell toronto',
    family: 'rant',
    text: "TWENTY THREE revisions. twenty three. on a LOGO. and now gary wants to \"circle back to the first one\". I can't. I literally want to throw the laptop into the lake. ok. I need to send gary a change order for the extra rounds because the contract says three, and I need to actually export the final files for the Moss Cafe people who are lovely and pay on time and always get ignored because gary screams louder. And find an accountant because HST scares me and I'm over the 30k now. i don't even like coffee anymore thats how bad it is. oh and my landlord is raising the rent 8% which i'm pretty sure isn't legal so look up the guideline and write back to him before dec 1. screw you gary",
    items: ['change order', 'moss', 'accountant', 'guideline'],
    never: ['lake', 'screw', 'coffee anymore'],
  },
  {
    name: 'flatmate fury galway student',
    family: 'rant',
    text: "Right I am LIVID. I came home and there's a bike in the bath. A bike. In the bath. And my cheese is gone again, the nice cheese. I've to have it out with Darragh tomorrow, like a proper sit down chat about it, because I can't be doing exams in this. And exams are in THREE weeks and I've no timetable made for study and no past papers printed, everyone else has them done in folders with tabs like psychos. And the deposit, if I move out after Christmas I need to check the lease to see do I lose the deposit. And I'm meant to be bringing a dessert to Gran's on Sunday. I hate everyone except Gran.",
    items: ['darragh', 'timetable', 'past papers', 'lease', 'dessert'],
    never: ['livid', 'cheese', 'hate everyone'],
  },
  {
    name: 'drummer quitting maybe',
    family: 'rant',
    text: "why is it always me. why am I the one who books the rehearsal room, loads the van, drives the van, and then Leo turns up at nine with a COFFEE and says the snare's a bit loud. I'm thirty-eight. I've got tinnitus. (must book that hearing test, I keep saying it.) Anyway rehearsal room needs booking for the 3rd because if I don't nobody will. And I need to talk to Leo about splitting the van costs, £212 I'm out, and he'll do his face. And Nat from the other band asked if I'd dep on NYE, £300, and I still haven't answered, why, because I feel GUILTY. Answer her. God. We've sold the old PA at least, so no need to worry about that. I'm not even angry I'm just tired",
    items: ['hearing test', 'rehearsal room', 'leo', 'nat'],
    never: ['sold', 'tired', 'guilty'],
  },
  {
    name: 'mother of newborn and the system',
    family: 'rant',
    text: "They lost the form. THEY lost the form and I have to fill it in again, with a baby attached to me, because apparently the child benefit people can't find a piece of paper sent by recorded delivery. Fine. I'll do the child benefit form again. I'll photograph every page this time. And the GP, forty minutes in the queue and then cut off, so that's Monday at 8 sharp, ring GP about his rash. It's not a bad rash. It's probably nothing. I hate that I don't know what's nothing. Everyone says sleep when the baby sleeps, well shall I hoover when the baby hoovers?? The hoover is broken anyway, needs a new belt. And my sister's \"just checking in\", no, she wants to know if she's godmother, and I have to tell her it's Priti.",
    items: ['benefit form', 'gp', 'belt', 'sister'],
    never: ['forty minutes', 'probably nothing'],
    first: 'gp',
  },
  {
    name: 'crunch time gamedev rant',
    family: 'rant',
    text: "so they moved the milestone. again. without telling us. found out in a slack thread about pizza. I've got four tickets open, the boss AI one is mine and it's the worst one, it walks into walls, it LOVES walls. has to be fixed before wednesday's build. the cloth sim ticket should go to Haruto, I need to reassign that because I don't know cloth. also I have 11 vacation days that vanish on dec 31 so put in the vacation request NOW before everyone else does. my girlfriend says I talk in my sleep about navmesh. I forgot our three year thing. flowers. order flowers. jesus. oh & update the resume. quietly.",
    items: ['boss', 'cloth', 'vacation', 'flowers', 'resume'],
    never: ['pizza', 'navmesh'],
  },
  {
    name: 'hostel mess chennai rant',
    family: 'rant',
    text: "This college is a joke I swear. Attendance is 73.8 and they want 75 so now I will have to get condonation form signed from HOD, who sits in his room exactly never. Then the fine is 1500 rupees, for WHAT. I had dengue!! I need to get the medical certificate from Dr Anand's clinic as proof also. And in mess food there was a literal stone today, I am going to write complaint to warden, enough is enough. On top of this Sandhya is angry because I forgot her dance programme, so I have to say sorry properly, not on whatsapp. My head is paining. Lab record is also pending, two experiments, submission on Tuesday.",
    items: ['condonation', 'medical certificate', 'complaint', 'sandhya', 'lab record'],
    never: ['joke', 'paining', 'dengue'],
    first: 'lab record',
  },
];
