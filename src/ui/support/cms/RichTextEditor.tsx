import { useLingui } from "@lingui/react/macro"
import { EditorContent, useEditor } from "@tiptap/react"
import { useEffect, useMemo, useRef, useState } from "react"
import type { RichText } from "../../../domain/content/rich-text.ts"
import { isSameJson } from "../../../domain/same-json.ts"
import { writtenText } from "../../../domain/content/edit/written-text.ts"
import type { RichTextProps } from "./RichTextField.tsx"
import { editorJson, linkKey, richTextExtensions } from "./rich-text-schema.ts"
import { RichTextTools } from "./RichTextTools.tsx"
import s from "./RichText.module.css"

/** Editor for text with the nodes and marks of the allow-list; loaded only when needed. */
export default function RichTextEditor({ id, label, text, describedBy, isInvalid, onChange }: RichTextProps) {
  const { t } = useLingui()
  // the last reported value: if the same value is passed back as a prop, the editor is not reset while the user types
  const told = useRef<RichText>(text)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  }, [onChange])
  const [isLinking, setLinking] = useState(false)
  const extensions = useMemo(() => [...richTextExtensions, linkKey(() => setLinking(true))], [])
  const editor = useEditor({
    extensions,
    content: editorJson(text),
    injectCSS: false,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(isInvalid && { "aria-invalid": "true" }),
        class: s["written"] ?? ""
      }
    },
    onUpdate: ({ editor: now }) => {
      const { text: written } = writtenText(now.getJSON())
      told.current = written
      tell.current(written)
    }
  })
  useEffect(() => {
    if (editor === null || isSameJson(told.current, text)) return
    told.current = text
    editor.commands.setContent(editorJson(text), { emitUpdate: false })
  }, [editor, text])
  return (
    <div className={s["box"]} data-label={label}>
      {editor !== null && (
        <RichTextTools
          id={id}
          editor={editor}
          name={t`Werkzeuge für „${label}“`}
          isLinking={isLinking}
          onLinking={setLinking}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  )
}
