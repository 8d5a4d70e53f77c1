import { useRouteContext } from "@tanstack/react-router"
import { type ReactNode, useMemo, useState } from "react"
import type { Permission } from "../../domain/rights/permissions.ts"
import type { ActOutcome } from "../../domain/support/people.ts"
import type { Client } from "../../services/client/client.ts"
import { asRead, type Begun } from "../../services/desk/advert-forms.ts"
import { may } from "../../services/desk/may.ts"
import type { FormRefusal, RecordForm } from "../../services/desk/record-form.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { ActOnRecord, type RecordActTexts } from "../../ui/support/adverts/ActOnRecord.tsx"
import { useDeskForm } from "../-desk/use-desk-form.ts"
import { useReadAnew } from "../-desk/use-read-anew.ts"

interface EditedRecordInput<Row, Name extends string, Failure extends FormRefusal, Act extends string> {
  readonly record: Row
  readonly edit: RecordForm<Begun<Row>, Name, Failure>
  /** The permission to change the record; users without it only view it. */
  readonly permission: Permission
  readonly texts: RecordActTexts<Act>
  /** The act that the dialog shows while it closes. */
  readonly first: NoInfer<Act>
  readonly act: (client: Client, act: NoInfer<Act>, record: Row) => Promise<ActOutcome>
}

/**
 * Returns the form and the acts of a record on the advert pages of the desk. The user confirms each act first;
 * afterwards all data is reloaded.
 */
export const useEditedRecord = <Row, Name extends string, Failure extends FormRefusal, Act extends string>({
  record,
  edit,
  permission,
  texts,
  first,
  act
}: EditedRecordInput<Row, Name, Failure, Act>) => {
  const { client, page } = useRouteContext({ from: "/_desk" })
  const row = useMemo(() => asRead(record), [record])
  const form = useDeskForm(edit, row)
  const readAnew = useReadAnew()
  const isLive = useLive()
  const [asked, setAsked] = useState<Act>()
  const mayEdit = may(page, permission)
  // the act would lose unsaved changes
  const onAct = isLive && !form.view.isUnsaved ? (wished: Act) => setAsked(wished) : undefined
  const dialog: ReactNode = (
    <ActOnRecord
      texts={texts}
      first={first}
      asked={asked}
      onClose={() => setAsked(undefined)}
      onAct={(wished) => readAnew(act(client, wished, record))}
    />
  )
  return { form: { ...form, wishes: mayEdit ? form.wishes : undefined }, mayEdit, onAct, dialog }
}
