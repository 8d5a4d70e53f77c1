/**
 * Matches web and e-mail addresses, even in full-width characters: a scheme, "www." or a complete e-mail address. Such
 * input is a mistake, e.g. of a browser that fills in the wrong field.
 */
const address = /:\s*\/\/|\bwww\s*\.\s*\S|\S@\S+\.\p{L}{2}/iu

/**
 * Returns the validation error for a normalised line about people or places that the shop passes on (rule
 * wire.typed-text); both the form and the server use this check. A full stop alone does not indicate a link: "mobile.de
 * GmbH", "Hans-J.Müller" and "Gr.Bleichen" are names. The shop cannot be misused to mail links to strangers, since
 * mails to strangers contain no free text (decision 032).
 */
export const plainNameProblem = (text: string): "linkNotAllowed" | undefined =>
  address.test(text.normalize("NFKC")) ? "linkNotAllowed" : undefined
