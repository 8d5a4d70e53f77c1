/** Words of programs that say that they are none of a person (rule advert.counts). */
const words =
  /bot|crawl|spider|slurp|headless|preview|monitor|lighthouse|pagespeed|fetch|scan|curl|wget|python|java\/|go-http|node|axios|phantom|facebookexternalhit|embedly|whatsapp|telegram/iu

/** Whether a program that names itself so is counted as no person; neither is one that names itself not at all. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.length < 20 || words.test(userAgent)
