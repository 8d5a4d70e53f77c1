import { useRouteContext } from "@tanstack/react-router"
import { useState } from "react"
import type { ApplicationForm } from "../../domain/dealer-application/application-form.ts"
import {
  applicationKeys,
  keepPaper,
  type SendOutcome,
  sendApplication
} from "../../services/actors/dealer-application.ts"
import { randomKey } from "../../services/actors/placing-keys.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ApplyForm } from "../../ui/become-dealer/ApplyForm.tsx"
import s from "../../ui/become-dealer/BecomeDealer.module.css"
import { Sent, Trouble } from "../../ui/become-dealer/Ending.tsx"
import { usePapers } from "../../ui/become-dealer/use-papers.ts"

const none: ReadonlyArray<never> = []

/** Form for the application as a dealer; it is stored only once even if it is sent several times. */
export function LiveApply({ email }: { readonly email: string }) {
  const { client } = useRouteContext({ from: "__root__" })
  const isLive = useLive()
  const { papers, choose, remove } = usePapers(keepPaper)
  const [keyOf] = useState(() => applicationKeys(randomKey))
  const [outcome, setOutcome] = useState<SendOutcome>()
  const [isSending, setSending] = useState(false)
  const send = (form: ApplicationForm, documentIds: ReadonlyArray<string>) => {
    setSending(true)
    void sendApplication(client, form, documentIds, keyOf(form, documentIds)).then((ended) => {
      setOutcome(ended)
      setSending(false)
    })
  }
  if (outcome?.kind === "done") return <Sent />
  return (
    <div className={s["form"]}>
      <Trouble ending={outcome?.kind === "invalid" ? undefined : outcome?.kind} email={email} />
      <ApplyForm
        papers={papers}
        refused={outcome?.kind === "invalid" ? outcome.fields : none}
        isSending={isSending}
        onSend={isLive ? send : undefined}
        onChoose={isLive ? choose : undefined}
        onRemove={remove}
      />
    </div>
  )
}
