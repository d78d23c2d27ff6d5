/**
 * The slash leads to the box of the search from every page, and there into it, unless somebody is writing. In the page
 * itself and not in its chunks: it is asked for once, and costs a first visit nothing more.
 */
export const searchKey = `addEventListener('keydown',e=>{
const t=e.target;
if(e.key!=='/'||e.ctrlKey||e.metaKey||e.altKey||t.isContentEditable||/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||document.querySelector('dialog[open]'))return;
const box=()=>document.querySelector('.web-search-box input'),into=b=>{b.focus();b.select()};
e.preventDefault();
const b=box();
if(b)return into(b);
document.querySelector('.web-search-way')?.click();
let n=0;
const wait=setInterval(()=>{const b=box();if(b)into(b);if(b||++n>60)clearInterval(wait)},50)
})`.replaceAll('\n', '')
