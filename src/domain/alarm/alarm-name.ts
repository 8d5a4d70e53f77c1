/**
 * What a price alarm is called, alike in all countries: a name, as those of product groups. Beside it the offer list needs no
 * text of a catalog, of which its script has to carry every byte.
 */
export const alarmName = "Preisalarm"
