/**
 * Name of the price alarm in all countries: it is a proper name, like the names of product groups. As a constant it
 * needs no entry in a catalog, so the offer list's script stays small.
 */
export const alarmName = "Preisalarm"
