import type { MessageDescriptor } from "@lingui/core"
import { msg } from "@lingui/core/macro"
import { type AccountAccess, type inviteFields, inviteLengths } from "../../domain/account/invitation.ts"
import type { MailSending } from "../kit/desk/mail-sending.ts"
import type { roleFields } from "../../domain/support/people-rules.ts"
import type { FormTexts } from "../kit/desk-form/form-texts.ts"
import { rolesTexts } from "./people-form-texts.ts"
import { accountProblems } from "./refusal-texts.ts"

const person = {
  email: {
    kind: "text",
    type: "email",
    label: msg`E-Mail-Adresse`,
    hint: msg`Dorthin geht der Link, mit dem das Kennwort gesetzt wird. Er gilt drei Tage.`,
    maxLength: inviteLengths.email,
    isRequired: true
  },
  firstName: { kind: "text", label: msg`Vorname`, maxLength: inviteLengths.firstName, isOptional: true },
  lastName: { kind: "text", label: msg`Nachname`, maxLength: inviteLengths.lastName, isOptional: true }
} as const

/**
 * Returns the text for the result of an invitation; without a mail server, the mail is stored and waits (rule
 * desk.mail-server).
 */
export const invitedText = (own: MailSending): MessageDescriptor =>
  own?.sendsMails === false
    ? msg`Einladung geschrieben, aber nicht gesendet: Sie steht im Postausgang.`
    : msg`Einladung gesendet`

const common = {
  save: msg`Einladung senden`,
  leave: msg`Die Einladung ist noch nicht gesendet.`
}

const problems: Readonly<Record<string, MessageDescriptor>> = {
  ...accountProblems,
  "email.invalid": msg`Bitte prüfen Sie die E-Mail-Adresse.`,
  accountExists: msg`Zu dieser Adresse gibt es schon ein Konto. Rollen und Händler ändert die Administration unter „Benutzer“.`
}

/** Texts of the form for inviting staff, either of the shop or of a dealer. */
export const inviteTexts: FormTexts<(typeof inviteFields)[number] | (typeof roleFields)[number]> = {
  id: "invite",
  fields: { ...person, ...rolesTexts.fields },
  problems: {
    ...problems,
    // both the form's rules and the server report the error under this name
    "roles.required": msg`Wählen Sie mindestens eine Rolle.`
  },
  note: msg`Wer im Haus arbeitet, richtet bei der ersten Anmeldung den zweiten Faktor ein.`,
  ...common
}

/** Texts of the form for inviting a dealer's staff. */
export const inviteToDealerTexts: FormTexts<(typeof inviteFields)[number]> = {
  id: "invite",
  fields: person,
  problems,
  ...common
}

/** Status of an account whose owner was invited but has no password yet; an account with a password needs no text. */
export const accessTexts: Readonly<Record<Exclude<AccountAccess, "ready">, MessageDescriptor>> = {
  invited: msg`Eingeladen`,
  expired: msg`Einladung abgelaufen`
}
