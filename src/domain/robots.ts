/** Words in the user agents of bots and other programs that are not visitors' browsers (rule advert.counts). */
const words =
  /bot|crawl|spider|slurp|headless|preview|monitor|lighthouse|pagespeed|fetch|scan|curl|wget|python|java\/|go-http|node|axios|phantom|facebookexternalhit|embedly|whatsapp|telegram/iu

/** Whether a user agent is excluded from counting; a missing user agent is excluded too. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.length < 20 || words.test(userAgent)
