/** Real, messy pages: what people pour out in the journeys. */

export const PROJECT_PILE = `ok so. the zine.
- finish the layout pages 6 to 12
- ask Priya about paper and price
- place the harbour photos on page 6
taxes are due before the 14th and the receipts are still in the drawer
also I need to ring the dentist, and buy cat food
I feel awful about the newsletter, I haven't sent it since March`;

export const ERRANDS = `call the plumber
buy light bulbs
email Sam about Saturday
take the coat to the cleaner`;
