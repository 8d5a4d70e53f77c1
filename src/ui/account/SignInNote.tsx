import { Trans } from "@lingui/react/macro"
import { Notice } from "../kit/notice/Notice.tsx"
import type { SignInView } from "./sign-in.view.ts"

/** Explains why signing in has not succeeded yet and how to continue. */
export function SignInNote({ note }: { readonly note: NonNullable<SignInView["signInNote"]> }) {
  switch (note) {
    case "credentialsWrong":
      return (
        <Notice tone="bad" announced title={<Trans>E-Mail-Adresse oder Kennwort stimmt nicht</Trans>}>
          <p>
            <Trans>Bitte prüfen Sie beides. Hilft das nicht, setzen Sie ein neues Kennwort.</Trans>
          </p>
        </Notice>
      )
    case "locked":
      return (
        <Notice tone="bad" announced title={<Trans>Dieses Konto ist gesperrt</Trans>}>
          <p>
            <Trans>Bitte rufen Sie uns an. Die Nummer steht oben auf dieser Seite.</Trans>
          </p>
        </Notice>
      )
    case "confirmationPending":
      return (
        <Notice announced title={<Trans>Ihr Konto ist noch nicht bestätigt</Trans>}>
          <p>
            <Trans>
              Bitte lesen Sie die E-Mail, die wir Ihnen geschickt haben. Ist sie nicht da, sehen Sie im
              Spam-Ordner nach oder registrieren Sie sich noch einmal. Haben Sie schon ein Konto oder es
              anderswo bestätigt, gilt das Kennwort von dort.
            </Trans>
          </p>
        </Notice>
      )
    case "cookiesRefused":
      return (
        <Notice tone="bad" announced title={<Trans>Ihr Browser nimmt keine Cookies von uns an</Trans>}>
          <p>
            <Trans>
              Ohne Cookies können wir Sie nicht angemeldet lassen. Bitte erlauben Sie sie für diese Seite und
              melden Sie sich noch einmal an.
            </Trans>
          </p>
        </Notice>
      )
    case "unreachable":
      return <Unreached />
  }
}

/** Message if the server does not respond; no input is lost. */
export function Unreached() {
  return (
    <Notice tone="bad" announced title={<Trans>Wir sind gerade nicht zu erreichen</Trans>}>
      <p>
        <Trans>Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.</Trans>
      </p>
    </Notice>
  )
}
