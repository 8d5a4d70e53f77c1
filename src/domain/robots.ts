/** Words in the names of programs that are no visitor's browser (rule advert.counts). */
const words =
  /bot|crawl|spider|slurp|headless|preview|monitor|lighthouse|pagespeed|fetch|scan|curl|wget|python|java\/|go-http|node|axios|phantom|facebookexternalhit|embedly|whatsapp|telegram/iu

/** Whether a program with this user agent is not counted; one without a user agent is not counted either. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.length < 20 || words.test(userAgent)
