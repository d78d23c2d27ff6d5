/** The look of the reference page: ink lines and paper like the site, by night too; no font and no picture is fetched. */
export const referenceStyle = `
:root{color-scheme:light dark;--ink:#0b0b0c;--paper:#fbf8ef;--panel:#fff;--spot:#ffd400;--on-spot:#0b0b0c}
@media (prefers-color-scheme:dark){:root{--ink:#f4efe0;--paper:#131316;--panel:#1c1c21;--spot:#5c4d00;--on-spot:#f4efe0}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
body>header{padding:24px 20px;border-bottom:5px solid var(--ink)}
body>header>*{max-width:72rem;margin:0 auto 8px}
h1{font-size:clamp(1.6rem,5vw,2.6rem);line-height:1.2}
h2{margin:2rem 0 1rem;padding:4px 14px;display:inline-block;background:var(--ink);color:var(--paper);transform:skewX(-6deg)}
h3{margin:.2rem 0;font-size:1.15rem}h4{margin:1rem 0 .3rem}
nav,main{max-width:72rem;margin:0 auto;padding:0 20px}
nav ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:0 20px}
a{color:inherit;text-underline-offset:.2em}nav a{display:block;padding:6px 0}
article{background:var(--panel);border:4px solid var(--ink);margin:0 0 20px;padding:14px 18px}
article:target{box-shadow:8px 8px 0 var(--spot)}
code,pre{font:14px/1.6 ui-monospace,monospace}pre{margin:.3rem 0;white-space:pre-wrap}
.method{display:inline-block;padding:2px 10px;border:3px solid var(--ink);font-weight:800;font-size:.9rem}
.get{background:var(--panel)}.post,.put,.delete,.patch{background:var(--spot);color:var(--on-spot)}
.gate{font-weight:700;margin:.3rem 0}
table{border-collapse:collapse;width:100%}th,td{border:2px solid var(--ink);padding:5px 10px;text-align:start;vertical-align:top}
a:focus-visible{outline:4px solid var(--spot);outline-offset:2px;box-shadow:0 0 0 7px var(--ink)}
main>section:last-child{padding-bottom:60px}
@media print{nav{display:none}article{break-inside:avoid}}
`
