/** Apart from what starts the server: the workers would load the database's code for two names. */

/** Where the workers find the server of this run. */
export const SERVER_URL = 'UNSTUCK_E2E_URL';

/** Where they find the files of a database for servers of their own. */
export const DATABASE = 'UNSTUCK_E2E_DATABASE';
