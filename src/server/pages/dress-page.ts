import type { PageAssets } from "./client-assets.ts"

/**
 * Starts the page's script after the largest paint was seen, so that no script competes with it (1.5 s after load where
 * the browser does not tell of paints; at once on the first touch). Fetched together, its parts run one after another, so
 * that none of them holds up a finger for long. What is changed before any of it runs is noted for the parts that take it
 * up (ui/kit/early-changes.ts), and a wish to sign out for the session (services/session/start-for-signed-in.ts). A script that is gone since the page was sent loads
 * the page anew, at most once per 60 s (services/browser/chunk-reload.ts). Short, because it stands in every page.
 */
const starter = ({ entry, preloads }: PageAssets): string =>
  `(()=>{let d=0;const f=${JSON.stringify([...preloads, entry])},s=async()=>{if(d++)return;for(const h of f){const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}try{for(const h of f){await import(h);await new Promise(r=>setTimeout(r))}}catch{const k="chunkReload",t=Date.now();if(t-(sessionStorage[k]||0)>6e4){sessionStorage[k]=t;location.reload()}}};try{new PerformanceObserver(()=>setTimeout(s)).observe({type:"largest-contentful-paint",buffered:true})}catch{}for(const e of["pointerdown","keydown","focusin"])addEventListener(e,s,{once:true,capture:true,passive:true});addEventListener("load",()=>setTimeout(s,1500));earlyTargets=[];addEventListener("change",e=>earlyTargets.push(e.target),!0);addEventListener("click",e=>e.target.closest("[data-sign-out]")&&earlyTargets.push(e.target),!0)})()`

const insertBefore = (html: string, at: number, text: string): string =>
  at < 0 ? html + text : html.slice(0, at) + text + html.slice(at)

/** Puts the built rules and the starter into a rendered page; both carry the secret of this rendering. */
export const dressPage = (html: string, assets: PageAssets, nonce: string): string => {
  // a disabled link costs no request, and keeps the router from fetching rules that the page has already
  const links = assets.cssFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled/>`).join("")
  const style = assets.css === "" ? "" : `<style nonce="${nonce}">${assets.css}</style>${links}`
  const styled = insertBefore(html, html.indexOf("</head>"), style)
  return insertBefore(
    styled,
    styled.lastIndexOf("</body>"),
    `<script nonce="${nonce}">${starter(assets)}</script>`
  )
}
