/**
 * Name of the price alarm in all countries. It is a proper name, like the names of product groups, so it needs no entry
 * in a message catalog; the constant keeps the offer list's script small.
 */
export const alarmName = "Preisalarm"
