/**
 * Stretches what is as wide as the page before the page is shown for the first time, all of it in one reading; only
 * what stands in another stretched element is measured after that one.
 * How far a column's content has to move is something that no sheet can say, and an island comes after the first
 * frame: then it would be seen to move. This asks for a frame while the head is read, and a page of ours waits for its
 * foot before it has one (`rel="expect"`). The island finds everything where it would have put it.
 *
 * It is text because it stands in the head of those pages that need it, and the page's policy names its hash.
 */
export const stretchFirst = `requestAnimationFrame(function(){
var root=document.documentElement,width=root.clientWidth,isRtl=getComputedStyle(root).direction==='rtl';
var asked='.e-stretched,.elementor-section-stretched',found=Array.from(document.querySelectorAll(asked));
function isInner(one){return one.parentElement.closest(asked)}
function place(some){some.map(function(one){return one.getBoundingClientRect()}).forEach(function(box,index){
var style=some[index].style;style.width=width+'px';
if(isRtl)style.right=box.right-width+'px';else style.left=-box.left+'px'})}
found.forEach(function(one){one.classList.add('portico-measured')});
place(found.filter(function(one){return!isInner(one)}));
found.filter(isInner).forEach(function(one){place([one])})})`.replaceAll('\n', '');
