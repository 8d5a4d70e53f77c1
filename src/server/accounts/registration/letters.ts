import { invitationDays } from "../../../domain/account/invitation.ts"
import { linkHours, type LinkPurpose } from "../../../domain/account/link-lifetimes.ts"
import { maskedEmail } from "../../../domain/mail/masked-email.ts"
import type { LetterPart } from "../../../domain/mail/letter.ts"

/**
 * Text of a mail, without greeting and imprint. It contains no word that is spelled differently in Austria or
 * Switzerland.
 */
export interface LetterWords {
  readonly subject: string
  readonly parts: ReadonlyArray<LetterPart>
}

const notYou = (what: string): string => `Wenn Sie das nicht waren, ${what}`

const validFor = (time: string): string => `Der Link gilt ${time} und nur ein einziges Mal.`
const lasts = (purpose: LinkPurpose): string =>
  validFor(linkHours[purpose] === 1 ? "eine Stunde" : `${linkHours[purpose]} Stunden`)

/** Returns the URL of the page for signing in and for requesting a new password; `base` is the locale's link prefix. */
const signInPage = (base: string) => `${base}/benutzerkonto/anmeldung`
/** Returns the URL of the link for setting a new password. */
export const passwordPage = (base: string, token: string) => `${base}/neues-kennwort-setzen/${token}`

const leftOver = (left: number): string => {
  if (left === 0) return "Er war der letzte. Bitte legen Sie im Bereich „Support“ neue an."
  return left === 1 ? "Sie haben noch einen." : `Sie haben noch ${left}.`
}

/** All mails about an account; `base` is the prefix of the paths. */
export const letters = {
  registration: (base: string, token: string): LetterWords => ({
    subject: "Bitte bestätigen Sie Ihre Registrierung",
    parts: [
      "mit dieser E-Mail-Adresse wurde bei uns ein Kundenkonto angefragt. Bitte bestätigen Sie die Anfrage auf der folgenden Seite; erst dann wird das Konto eingerichtet.",
      { label: "Anfrage bestätigen", address: `${base}/anfrage-bestaetigen?token=${token}` },
      lasts("registration"),
      notYou("brauchen Sie nichts zu tun: Ohne Ihre Bestätigung entsteht kein Konto.")
    ]
  }),
  accountExists: (base: string, token: string): LetterWords => ({
    subject: "Sie haben bereits ein Kundenkonto",
    parts: [
      "mit dieser E-Mail-Adresse wurde bei uns ein Kundenkonto angefragt. Es gibt schon eines; daran hat sich nichts geändert. Sie können sich mit Ihrem bisherigen Kennwort anmelden.",
      { label: "Anmelden", address: signInPage(base) },
      "Wenn Sie das Kennwort nicht mehr wissen, setzen Sie ein neues.",
      { label: "Neues Kennwort setzen", address: passwordPage(base, token) },
      lasts("password"),
      notYou("brauchen Sie nichts zu tun.")
    ]
  }),
  /** `dealer` is `undefined` for staff of the shop. */
  invitation: (base: string, token: string, dealer: string | undefined): LetterWords => ({
    subject: "Ihr Zugang ist vorbereitet",
    parts: [
      dealer === undefined
        ? "für Sie wurde bei uns ein Konto angelegt. Auf der folgenden Seite setzen Sie Ihr Kennwort; danach können Sie sich anmelden."
        : `für Sie wurde bei uns ein Konto angelegt, mit dem Sie für den Händler „${dealer}“ arbeiten: Bestellungen, Preise, Lieferzeiten. Auf der folgenden Seite setzen Sie Ihr Kennwort; danach können Sie sich anmelden.`,
      { label: "Kennwort setzen", address: passwordPage(base, token) },
      validFor(`${invitationDays} Tage`),
      "Ist er abgelaufen, bitten Sie um einen neuen oder wählen bei der Anmeldung „Kennwort vergessen“.",
      "Wenn Sie diese Einladung nicht erwartet haben, brauchen Sie nichts zu tun: Ohne Kennwort kann sich niemand anmelden."
    ]
  }),
  passwordReset: (base: string, token: string): LetterWords => ({
    subject: "Neues Kennwort für Ihr Kundenkonto",
    parts: [
      "für Ihr Kundenkonto wurde ein neues Kennwort angefragt. Auf der folgenden Seite können Sie es setzen; danach sind alle bisherigen Anmeldungen beendet.",
      { label: "Neues Kennwort setzen", address: passwordPage(base, token) },
      lasts("password"),
      notYou("brauchen Sie nichts zu tun: Ihr bisheriges Kennwort gilt weiter.")
    ]
  }),
  passwordChanged: (base: string): LetterWords => ({
    subject: "Ihr Kennwort wurde geändert",
    parts: [
      "das Kennwort Ihres Kundenkontos wurde soeben geändert. Alle bisherigen Anmeldungen wurden beendet.",
      notYou("setzen Sie bitte sofort ein neues Kennwort und sagen Sie uns Bescheid."),
      { label: "Zur Anmeldung", address: signInPage(base) }
    ]
  }),
  recoveryCodesMade: (base: string): LetterWords => ({
    subject: "Neue Notfallcodes für Ihre Anmeldung",
    parts: [
      "für Ihr Konto wurden soeben zehn neue Notfallcodes angelegt. Mit jedem können Sie sich einmal anmelden, wenn Ihre Authenticator-App nicht zur Hand ist. Frühere Notfallcodes gelten nicht mehr.",
      notYou("kennt jemand Ihr Kennwort: Bitte setzen Sie sofort ein neues und sagen Sie uns Bescheid."),
      { label: "Zur Anmeldung", address: signInPage(base) }
    ]
  }),
  recoveryCodeUsed: (base: string, left: number): LetterWords => ({
    subject: "Anmeldung mit einem Notfallcode",
    parts: [
      `bei Ihrem Konto wurde soeben statt des Codes Ihrer Authenticator-App ein Notfallcode benutzt. ${leftOver(left)}`,
      notYou("kennt jemand Ihr Kennwort: Bitte setzen Sie sofort ein neues und sagen Sie uns Bescheid."),
      { label: "Zur Anmeldung", address: signInPage(base) }
    ]
  }),
  emailConfirm: (base: string, token: string): LetterWords => ({
    subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    parts: [
      "ein Kundenkonto bei uns soll künftig diese E-Mail-Adresse haben. Bitte bestätigen Sie das auf der folgenden Seite; bis dahin ändert sich nichts.",
      "Öffnen Sie die Seite in dem Browser, in dem Sie die Änderung angefragt haben. In einem anderen setzen Sie dort auch ein neues Kennwort, und alle bisherigen Anmeldungen enden.",
      { label: "E-Mail-Adresse bestätigen", address: `${base}/email-anpassung-bestaetigen/${token}` },
      lasts("email"),
      notYou("brauchen Sie nichts zu tun.")
    ]
  }),
  emailTaken: (base: string): LetterWords => ({
    subject: "Sie haben bereits ein Kundenkonto",
    parts: [
      "ein Kundenkonto bei uns sollte künftig diese E-Mail-Adresse haben. Zu ihr gibt es aber schon ein Konto; an beiden hat sich nichts geändert.",
      { label: "Anmelden", address: signInPage(base) },
      notYou("brauchen Sie nichts zu tun.")
    ]
  }),
  emailNotice: (base: string, newEmail: string): LetterWords => ({
    subject: "Änderung Ihrer E-Mail-Adresse angefragt",
    parts: [
      `für Ihr Kundenkonto wurde eine neue E-Mail-Adresse angefragt: ${maskedEmail(newEmail)}. Sie gilt, sobald sie dort bestätigt wurde.`,
      notYou("kennt jemand Ihr Kennwort: Bitte setzen Sie sofort ein neues und sagen Sie uns Bescheid."),
      { label: "Zur Anmeldung", address: signInPage(base) }
    ]
  }),
  emailChanged: (newEmail: string): LetterWords => ({
    subject: "Ihre E-Mail-Adresse wurde geändert",
    parts: [
      `Ihr Kundenkonto hat jetzt die E-Mail-Adresse ${maskedEmail(newEmail)}. An diese Adresse hier schreiben wir zu Ihrem Konto nicht mehr.`,
      notYou("sagen Sie uns bitte sofort Bescheid.")
    ]
  })
} as const
