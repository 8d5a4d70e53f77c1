import { Trans } from "@lingui/react/macro"
import { lazy, Suspense } from "react"
import s from "./Account.module.css"
import p from "./SetupPicture.module.css"

// loaded lazily: only few users set up a second factor, and other users do not need this code
const SetupPicture = lazy(async () => ({ default: (await import("./SetupPicture.tsx")).SetupPicture }))

/** Returns the secret in groups of four characters, so that it can be typed from a screen into a phone. */
const secretOf = (address: string): string =>
  (URL.parse(address)?.searchParams.get("secret") ?? "").replaceAll(/(.{4})(?=.)/gu, "$1 ")

/** Three ways to enter the secret in an app: with the phone's camera, with a link on the phone itself, or by typing. */
export function SecondFactorSetup({ address }: { readonly address: string }) {
  return (
    <ol className={s["steps"]}>
      <li>
        <Trans>Öffnen Sie eine Authenticator-App auf Ihrem Telefon.</Trans>
      </li>
      <li>
        <Trans>Lesen Sie mit der App diesen Code ein:</Trans>
        <Suspense fallback={<span className={p["place"]} />}>
          <SetupPicture address={address} />
        </Suspense>
        <p className={s["other"]}>
          <Trans>
            Auf dem Telefon selbst <a href={address}>öffnet dieser Link die App</a>. Sonst geben Sie dort
            diesen Schlüssel ein:
          </Trans>
        </p>
        <code className={s["secret"]}>{secretOf(address)}</code>
      </li>
      <li>
        <Trans>Schreiben Sie den Code, den die App dann zeigt, in das Feld darunter.</Trans>
      </li>
    </ol>
  )
}
