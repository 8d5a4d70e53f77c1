import { Trans, useLingui } from "@lingui/react/macro"
import { useRef } from "react"
import { passwordLength } from "../../../domain/account/password.ts"
import { Button } from "../../kit/Button.tsx"
import { ErrorSummary } from "../../kit/form/ErrorSummary.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useAttempt } from "../../kit/live/use-attempt.ts"
import { textIn } from "../form-text.ts"
import { NewPasswordField } from "../../kit/password/NewPasswordField.tsx"
import { ProblemText } from "../ProblemText.tsx"
import { Unreached } from "../SignInNote.tsx"
import { useAct } from "../../kit/live/use-act.ts"
import { WaitNotice } from "../WaitNotice.tsx"
import s from "./BaseData.module.css"
import type { LoginWishes } from "./login.wishes.ts"
import { OwnPasswordField } from "./OwnPasswordField.tsx"

const nothing = {}

/** Changes the password, which requires the current one; all other sessions of the user end. */
export function PasswordSection({
  onChange
}: {
  readonly onChange: LoginWishes["onChangePassword"] | undefined
}) {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const { outcome, isActing, start } = useAct(
    async (wish: { readonly former: string; readonly next: string }) => {
      const ended = (await onChange?.(wish)) ?? { kind: "unreachable" }
      if (ended.kind === "done") form.current?.reset()
      return ended
    }
  )
  const attempt = useAttempt(outcome ?? nothing)
  const { least, advised } = passwordLength
  const code = outcome?.kind === "invalid" ? outcome.code : undefined
  const isFormer = code === "passwordWrong"
  const text = code && <ProblemText field="password" code={code} />
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={s["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        start({ former: textIn(data, "password"), next: textIn(data, "new-password") })
      }}
    >
      <ErrorSummary
        attempt={attempt}
        entries={text ? [{ fieldId: isFormer ? "former-password" : "new-password", text }] : []}
      />
      {outcome?.kind === "wait" && <WaitNotice kind="throttled" seconds={outcome.seconds} />}
      {outcome?.kind === "unreachable" && <Unreached />}
      {outcome?.kind === "done" && (
        <Notice tone="good" announced title={<Trans>Ihr neues Kennwort gilt</Trans>}>
          <p>
            <Trans>Hier bleiben Sie angemeldet, auf allen anderen Geräten nicht.</Trans>
          </p>
        </Notice>
      )}
      <OwnPasswordField
        id="former-password"
        label={<Trans>Bisheriges Kennwort</Trans>}
        code={isFormer ? code : undefined}
      />
      <NewPasswordField
        id="new-password"
        error={!isFormer && text}
        hint={t`Mindestens ${least} Zeichen, besser ${advised} oder mehr. Ein kurzer Satz ist ein gutes Kennwort.`}
      />
      <div className={s["actions"]}>
        <Button type="submit" look="secondary" busy={isActing} disabled={onChange === undefined}>
          <Trans>Kennwort ändern</Trans>
        </Button>
      </div>
      <p className={s["fact"]}>
        <Trans>Danach sind Sie auf allen anderen Geräten abgemeldet.</Trans>
      </p>
    </form>
  )
}
