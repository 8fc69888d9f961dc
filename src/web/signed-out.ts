/** What the page's first import asks for where nobody seems to be signed in. */

import './main.tsx';
import { SignedOut } from './app/signed-out.tsx';
import { signedOutPart } from './app/signed-out-part.ts';

signedOutPart.arrive(SignedOut);
