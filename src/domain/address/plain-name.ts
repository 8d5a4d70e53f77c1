/**
 * What is an address of the net and no name, also in wide signs: a scheme, "www.", a whole e-mail address. They are
 * mistakes, as of a browser that fills in the wrong field.
 */
const address = /:\s*\/\/|\bwww\s*\.\s*\S|\S@\S+\.\p{L}{2}/iu

/**
 * What is wrong with a line about people or places that we pass on, once it is read (rule wire.typed-text); asked by the
 * forms and by the server. A full stop is no sign of a link: "mobile.de GmbH", "Hans-J.Müller" and "Gr.Bleichen" are
 * names. The shop cannot be made to mail links to strangers, since their mails hold no free text (decision 032).
 */
export const plainNameProblem = (text: string): "linkNotAllowed" | undefined =>
  address.test(text.normalize("NFKC")) ? "linkNotAllowed" : undefined
