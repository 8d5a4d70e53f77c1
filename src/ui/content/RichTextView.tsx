import { Fragment, type ReactNode } from "react"
import type { RichMark, RichNode, RichText } from "../../domain/content/rich-text.ts"
import { useContentHref } from "./use-content-href.ts"
import s from "./RichTextView.module.css"

function Marked({ mark, children }: { readonly mark: RichMark; readonly children: ReactNode }) {
  const href = useContentHref()
  switch (mark.type) {
    case "bold":
      return <strong>{children}</strong>
    case "italic":
      return <em>{children}</em>
    case "link": {
      const target = mark.attrs.href
      return (
        <a href={href(target)} {...(!target.startsWith("/") && { rel: "noopener noreferrer" })}>
          {children}
        </a>
      )
    }
  }
}

const marked = (text: string, marks: ReadonlyArray<RichMark>): ReactNode =>
  marks.reduceRight<ReactNode>((inner, mark) => <Marked mark={mark}>{inner}</Marked>, text)

function Node({ node }: { readonly node: RichNode }) {
  const children = <Nodes nodes={node.content ?? []} />
  switch (node.type) {
    case "text":
      return marked(node.text ?? "", node.marks ?? [])
    case "paragraph":
      return <p>{children}</p>
    case "heading":
      return node.attrs?.level === 4 ? <h4>{children}</h4> : <h3>{children}</h3>
    case "bulletList":
      return <ul>{children}</ul>
    case "orderedList":
      return <ol start={node.attrs?.start}>{children}</ol>
    case "listItem":
      return <li>{children}</li>
    case "blockquote":
      return <blockquote>{children}</blockquote>
    case "hardBreak":
      return <br />
  }
}

function Nodes({ nodes }: { readonly nodes: ReadonlyArray<RichNode> }) {
  return nodes.map((node, index) => (
    <Fragment key={`${node.type}-${index + 1}`}>
      <Node node={node} />
    </Fragment>
  ))
}

/** Renders an editor's text node by node, never as markup (rule content.allow-list). */
export function RichTextView({ text }: { readonly text: RichText }) {
  return (
    <div className={s["text"]}>
      <Nodes nodes={text.content} />
    </div>
  )
}
