/**
 * Matches web and e-mail addresses, also in full-width characters: a scheme, "www." or a complete e-mail address. They
 * are mistakes, e.g. of a browser that fills in the wrong field.
 */
const address = /:\s*\/\/|\bwww\s*\.\s*\S|\S@\S+\.\p{L}{2}/iu

/**
 * Returns the problem of a normalized line about people or places that we pass on (rule wire.typed-text); form and
 * server both check it. A full stop does not indicate a link: "mobile.de GmbH", "Hans-J.Müller" and "Gr.Bleichen" are
 * names. The shop cannot be misused to mail links to strangers, since mails to strangers contain no free text (decision
 * 032).
 */
export const plainNameProblem = (text: string): "linkNotAllowed" | undefined =>
  address.test(text.normalize("NFKC")) ? "linkNotAllowed" : undefined
