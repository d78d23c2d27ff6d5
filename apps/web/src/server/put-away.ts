/** The name under which a browser keeps which notices its reader has put away, and how many it remembers. */
const key = 'koma-notices'
const keptMax = 50

/**
 * Hides the notices that this reader has put away, before the first paint and on every page after it, and hears the
 * button that puts one away. A notice that has changed has another key and is told anew. In the page itself and not in
 * its chunks: a first visit fetches nothing more for it, and without scripts the notices simply stay. Clicks are heard at
 * the window: at the document React keeps them for itself while it takes the page over.
 */
export const putAway = `try{(d=>{
const k='${key}',s=new CSSStyleSheet(),kept=()=>(localStorage.getItem(k)||'').split(' ').filter(n=>/^\\d+\\.\\d+$/.test(n)).slice(-${keptMax}),
hide=a=>s.replaceSync(a.map(n=>'[data-notice="'+n+'"]{display:none}').join(''));
hide(kept());
d.adoptedStyleSheets=[...d.adoptedStyleSheets,s];
addEventListener('click',e=>{
const b=e.target.closest('[data-put-away]'),n=b&&b.closest('[data-notice]');
if(!n)return;
const a=[...kept(),n.dataset.notice];
hide(a);
try{localStorage.setItem(k,a.join(' '))}catch{}
const next=[...d.querySelectorAll('[data-put-away]')].find(o=>o.offsetParent);
(next||d.getElementById('C'))?.focus()
},true)
})(document)}catch{}`.replaceAll('\n', '')
