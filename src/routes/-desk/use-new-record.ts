import { useNavigate } from "@tanstack/react-router"
import { useEffect, useMemo, useState } from "react"
import type { FormRefusal, RecordForm } from "../../services/desk/record-form.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { useDeskForm } from "./use-desk-form.ts"

/** The form of a record that is not there yet: once it is saved its own page stands in its place. */
export const useNewRecord = <Row, Name extends string, Failure extends FormRefusal>(
  formOf: (onSaved: (id: number) => void) => RecordForm<Row, Name, Failure>,
  first: Row,
  path: `/${string}`,
  /** What stands behind the id in the address of its page. */
  end: `/${string}` | "" = ""
) => {
  // whatever is loaded anew, this one keeps its key: it may have been saved without our knowing
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
