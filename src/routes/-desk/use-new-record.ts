import { useNavigate } from "@tanstack/react-router"
import { useEffect, useMemo, useState } from "react"
import type { FormRefusal, RecordForm } from "../../services/desk/record-form.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useDeskForm } from "./use-desk-form.ts"

/** Returns the form of a new record: after saving, the page of the record replaces it. */
export const useNewRecord = <Row, Name extends string, Failure extends FormRefusal>(
  formOf: (onSaved: (id: number) => void) => RecordForm<Row, Name, Failure>,
  first: Row,
  path: `/${string}`,
  /** Path after the id in the URL of the record's page. */
  end: `/${string}` | "" = ""
) => {
  // the new record keeps its idempotency key when the loader runs again: it may have been saved although the response
  // was lost
  const [row] = useState(first)
  const [added, setAdded] = useState<number>()
  const form = useMemo(() => formOf(setAdded), [formOf])
  const edit = useDeskForm(form, row)
  const navigate = useNavigate()
  const href = useHref()
  const isSaved = edit.view.state === "saved"
  useEffect(() => {
    if (isSaved && added !== undefined) void navigate({ href: href(`${path}/${added}${end}`), replace: true })
  }, [isSaved, added, navigate, href, path, end])
  return edit
}
