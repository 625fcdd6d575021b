/**
 * Stretches what is as wide as the page while the page is still being read, before anything of it is shown. How far a
 * column's content has to move is something that no sheet can say, and an island comes after the first frame: then it
 * would be seen to move. All are measured together, and again only when more of them come or the page gets a scroll
 * bar. The island finds everything where it would have put it.
 *
 * It is text because it stands in the head of those pages that need it, and the page's policy names its hash. Scripts
 * in a head wait for the sheets before them, so what is measured has its looks.
 */
export const stretchFirst = `(function(){
var root=document.documentElement,asked='.e-stretched,.elementor-section-stretched',known=0,width=0;
function isInner(one){return one.parentElement.closest(asked)}
function place(some){
var isRtl=getComputedStyle(root).direction==='rtl';
some.map(function(one){return one.getBoundingClientRect()}).forEach(function(box,index){
var style=some[index].style;style.width=width+'px';
if(isRtl)style.right=box.right-width+'px';else style.left=-box.left+'px'})}
var watcher=new MutationObserver(function(){
var found=Array.from(document.querySelectorAll(asked));
if(!found.length||found.length===known&&root.clientWidth===width)return;
found.forEach(function(one){one.classList.add('portico-measured');one.style.width=one.style.left=one.style.right=''});
known=found.length;width=root.clientWidth;
place(found.filter(function(one){return!isInner(one)}));
found.filter(isInner).forEach(function(one){place([one])})});
watcher.observe(root,{childList:true,subtree:true});
document.addEventListener('DOMContentLoaded',function(){watcher.disconnect()})})()`.replaceAll('\n', '');
